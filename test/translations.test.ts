import { describe, expect, it } from 'vitest';
import { catalogueId, presentSources } from '../scripts/generate/messages/sources.ts';
import { checkedFaults } from '../scripts/translations/checked.ts';
import { faultsOf } from '../scripts/translations/faults.ts';

const sources = (await presentSources()).filter(({ path }) => !path.includes('/test/'));

it.each(
  sources.flatMap(({ path, tag, messages }) =>
    tag === undefined ? [] : [[`${path} in ${tag}`, path, tag, messages] as const],
  ),
)('%s says what English says', (_, path, tag, messages) => {
  const english = sources.find((each) => each.path === path && each.tag === undefined)?.messages ?? {};
  expect(checkedFaults(catalogueId(path), english, messages, tag)).toEqual([]);
});

describe('faultsOf', () => {
  const ENGLISH = '{lord, planet, first} {held, select, true {favours} false {does not favour}} {label, event}.';
  const OWN = '{lord, planet} {label, event} {held, select, true {के पक्ष में है} false {के पक्ष में नहीं है}}।';

  it('finds none where both say the same', () => {
    expect(faultsOf(ENGLISH, OWN, 'hi')).toEqual([]);
  });

  it.each([
    [OWN.replace('नहीं ', ''), 'lacks "not"'],
    [OWN.replace('पक्ष में है', 'पक्ष में नहीं है'), 'says "not" where English does not'],
    [OWN.replace('{label, event} ', ''), 'says nothing of {label}'],
    [OWN.replace('{label, event}', '{label}'), 'says {label} without its format, event'],
    [OWN.replace('{label, event}', '{label, day}'), 'says {label} as day, English as event'],
    [OWN.replace(' false {के पक्ष में नहीं है}', ''), '{held} lacks the case false'],
    [OWN.replace('में है', 'में favourable है'), 'has "favourable" in English'],
    [OWN.replace('।', ''), 'ends with a full stop'],
    [OWN.replace('।', ' ।'), 'has stray signs'],
    [OWN.replace('।', ' (यहाँ।'), 'has a bracket () that is not paired'],
    [OWN.replace('।', ' और यह विनाश है।'), 'says "विनाश"'],
    [OWN.replace('।', ` ${'और बहुत कुछ '.repeat(8)}।`), 'times as long'],
  ])('of %s it finds one', (own, fault) => {
    expect(faultsOf(ENGLISH, own, 'hi').join()).toContain(fault);
  });

  it('finds what is left in English in a language of the same letters', () => {
    expect(faultsOf('The chart shows it.', 'The chart shows it.', 'es')).toEqual(['is still in English']);
    expect(faultsOf('The chart shows it.', 'La carta lo muestra.', 'es')).toEqual([]);
  });
});
