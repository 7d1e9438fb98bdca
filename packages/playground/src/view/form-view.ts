import type { Field } from '../form/field.ts';
import { placesOf } from '../form/birth.ts';
import type { Place } from '../calls/server.ts';
import { readTyped } from '../form/read-typed.ts';
import { say } from '../words/playground.messages.ts';
import { fieldView } from './field-view.ts';
import { make } from './make.ts';
import { placeSearch } from './place-search.ts';
import type { FieldView, FormView, Surroundings } from './views.ts';

const QUESTION = 'question';

/** Fields below one another, a search before each place, and what need not be filled in folded away. */
export function formView(fields: readonly Field[], id: string, around: Surroundings): FormView {
  const inner = (some: readonly Field[], innerId: string): FormView => formView(some, innerId, around);
  const views = new Map<string, FieldView>(
    fields.map((field) => [field.name, fieldView(field, `${id}-${field.name}`, around, inner)]),
  );
  const searches = new Map<string, HTMLElement>(
    placesOf(fields).map((place) => {
      const chosen = ({ latitude, longitude, timeZone }: Place): void => {
        views.get(place.latitude)?.fill(String(latitude));
        views.get(place.longitude)?.fill(String(longitude));
        if (place.zone !== undefined) views.get(place.zone)?.fill(timeZone);
        around.changed();
      };
      return [place.latitude, placeSearch(`${id}-${place.latitude}-place`, around.findPlaces, chosen)];
    }),
  );
  const shown = (part: readonly Field[]): HTMLElement[] =>
    part.flatMap(({ name }) => {
      const [search, view] = [searches.get(name), views.get(name)];
      return [...(search ? [search] : []), ...(view ? [view.node] : [])];
    });
  // A place is only whole with its zone.
  const zones = placesOf(fields)
    .filter(({ latitude }) => fields.some(({ name, required }) => name === latitude && required))
    .map(({ zone }) => zone);
  // A question need not be sent where an event is, and yet it is what people come with.
  const isNeeded = ({ name, required }: Field): boolean => required || zones.includes(name) || name === QUESTION;
  const [needed, others] = [fields.filter(isNeeded), fields.filter((field) => !isNeeded(field))];
  const more = make(
    'details',
    {},
    make('summary', {}, say.optionalFields({ count: others.length })),
    make('div', { class: 'form' }, ...shown(others)),
  );
  const node = make('div', { class: 'form' }, ...shown(needed), ...(others.length === 0 ? [] : [more]));
  const all = [...views];
  return {
    node,
    typed: () => Object.fromEntries(all.map(([name, view]) => [name, view.typed()])),
    fill(typed) {
      for (const [name, view] of all) view.fill(typed[name]);
      if (Object.keys(readTyped(others, typed).args).length > 0) more.open = true;
    },
    show(faults) {
      const wrong = all.map(([name, view]) => view.show(faults.filter(({ path }) => path[0] === name)));
      const first = wrong.find((each) => each !== undefined);
      if (first && more.contains(first)) more.open = true;
      return first;
    },
  };
}
