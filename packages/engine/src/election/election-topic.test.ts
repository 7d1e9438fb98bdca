import { describe, expect, it } from 'vitest';
import { ELECTION_EVENTS } from '../events/election.ts';
import { nearestEvents } from '../events/match.ts';
import { NATAL_EVENTS } from '../events/natal.ts';
import { electionTopic } from './election-topic.ts';

describe('the event of an election', () => {
  it('is the row of the election catalogue by key, label and alias, before a natal one', () => {
    for (const { key, label, aliases } of ELECTION_EVENTS) {
      for (const name of [key, label, ...aliases]) {
        expect(electionTopic(name)).toMatchObject({ key, catalogue: 'election', natal: null });
      }
    }
    expect(electionTopic('surgery').electedHouses).toEqual([1, 5, 11]);
  });

  it('is that row in any case of the letters, and by every natal name of the same event', () => {
    for (const { key, label, aliases } of ELECTION_EVENTS) {
      for (const name of [key, label, ...aliases]) {
        const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
        for (const written of [name.toLowerCase(), name.toUpperCase(), capital])
          expect(electionTopic(written)).toBe(electionTopic(key));
      }
    }
    const rows = new Set(ELECTION_EVENTS.map(({ key }) => key));
    const shared = NATAL_EVENTS.filter(({ key }) => rows.has(key));
    expect(shared.map(({ key }) => key)).toEqual(expect.arrayContaining(['marriage', 'property_purchase', 'surgery']));
    for (const { key, label, aliases } of shared)
      for (const name of [label, ...aliases]) expect(electionTopic(name)).toBe(electionTopic(key));
    // The pages of the tools name these houses: a purchase 4, 11, 12, an operation 1, 5, 11.
    expect(electionTopic('Buy land').electedHouses).toEqual([4, 11, 12]);
    expect(electionTopic('Operation').electedHouses).toEqual([1, 5, 11]);
    expect(electionTopic('when is my getting married day').key).toBe('marriage');
  });

  it('reads a natal event by Table D, with 6 and 11 unless 6 denies it or it is of health', () => {
    const elected = NATAL_EVENTS.filter(({ polarity }) => polarity !== 'adverse').flatMap((event) => {
      const topic = electionTopic(event.key);
      return topic.catalogue === 'natal' ? [{ event, topic }] : [];
    });
    expect(elected.length).toBeGreaterThan(30);
    for (const { event, topic } of elected) {
      const sixth = event.denial.includes(6) || event.topic === 'health' ? [] : [6];
      const houses = [...new Set([...event.required, ...sixth, 11])].sort((a, b) => a - b);
      expect(topic).toMatchObject({
        key: event.key,
        matterHouses: event.required,
        electedHouses: houses,
        primaryHouse: event.primaryCusp,
        provenance: 'DERIVED_TABLE_D',
        citation: null,
        defaultGranularity: 'hour',
        electionType: 'commencement',
        significance: 'MAJOR',
        secondSchool: null,
      });
      expect(topic.avoidHouses).toEqual(event.denial.filter((house) => !houses.includes(house)));
      expect(topic.cuspRule).toMatchObject({ cusp: event.primaryCusp, mustSignify: event.required });
    }
  });

  const ofElection = new Set(ELECTION_EVENTS.map(({ key }) => key));
  const adverse = NATAL_EVENTS.filter(({ key, polarity }) => polarity === 'adverse' && !ofElection.has(key));

  it.each(adverse.map(({ key }) => key))('does not elect %s', (key) => {
    expect(() => electionTopic(key, 'events')).toThrow(
      expect.objectContaining({
        code: 'invalid_event_name',
        field: 'events',
        message: expect.stringMatching(/unwelcome and so is not elected.*nearest/),
        choices: nearestEvents(key, ['election']),
      }),
    );
  });

  it('names the nearest of both catalogues where a name is unknown', () => {
    expect(() => electionTopic('zzz qqq')).toThrow(
      expect.objectContaining({ code: 'invalid_event_name', message: expect.stringMatching(/nearest are/) }),
    );
  });
});
