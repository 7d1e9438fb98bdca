import { sentencesIn } from './sentences.ts';
import { describe, expect, it } from 'vitest';
import { say } from '../test/made-up/pets.messages.ts';
import { inLanguage, MARKS, SpokenRecord, withRecord } from './index.ts';

const ID = 'speech/test/made-up/pets';

describe('a record', () => {
  it('knows of each sentence of a text which message said it, and of what', () => {
    const record = new SpokenRecord(sentencesIn);
    const text = withRecord(
      record,
      () => `${say.none()} ${say.described({ size: 'BIG', owner: 'Moon', tame: false })}`,
    );
    expect(text).toBe('There is none. A big pet of the Moon, wild.');
    expect(record.sentencesOf(text).map(({ id, marks }) => [id, marks])).toEqual([
      [`${ID}/none`, MARKS.LEANS],
      [`${ID}/described`, 0],
    ]);
    expect(record.sentencesOf(text)[1]?.mentions.has('Moon')).toBe(true);
  });

  it('knows what is technical by the message, in every language alike', async () => {
    const found = { count: 2, houses: [2, 7] };
    const marks = async (tag: string): Promise<number | undefined> => {
      const record = new SpokenRecord(sentencesIn);
      const text = await withRecord(record, () => inLanguage(tag, () => say.found(found)));
      return record.sentencesOf(text)[0]?.marks;
    };
    expect(await marks('en')).toBe(MARKS.TECHNICAL | MARKS.NUMBERED);
    expect(await marks('sv')).toBe(MARKS.TECHNICAL | MARKS.NUMBERED);
  });

  it('keeps nothing of a call that nobody writes down', () => {
    const record = new SpokenRecord(sentencesIn);
    expect(record.sentencesOf(say.none())).toMatchObject([{ id: '', marks: 0, plain: 'There is none.' }]);
  });

  it('says a message in the plain words of those that went into it', () => {
    const record = new SpokenRecord(sentencesIn);
    record.write({ id: 'a', text: 'the dasha', plain: 'the period', digits: '', args: undefined });
    record.write({ id: 'b', text: 'the Lagna', plain: undefined, digits: '1', args: undefined });
    const layers = ['the dasha', 'the Lagna'];
    expect(record.inPlainWords({ layers, count: 2 })).toEqual({ layers: ['the period', 'the Lagna'], count: 2 });
    const text = 'The dasha and the Lagna agree.';
    record.write({ id: 'c', text, plain: 'The period and the Lagna agree.', digits: '', args: { layers } });
    expect(record.sentencesOf(text)).toMatchObject([{ plain: 'The period and the Lagna agree.', marks: 1 }]);
  });
});
