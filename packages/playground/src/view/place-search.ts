import type { Place, Places } from '../calls/server.ts';
import { say } from '../words/playground.messages.ts';
import { make, statusLine } from './make.ts';

const MOST_CHARACTERS = 200;

const inFull = ({ name, region, country }: Place): string =>
  [name, ...(region === undefined ? [] : [region]), country].join(', ');

/** A search by name that fills in coordinates and time zone. */
export function placeSearch(
  id: string,
  find: (name: string) => Promise<Places>,
  chosen: (place: Place) => void,
): HTMLElement {
  const status = statusLine();
  const found = make('ul', { class: 'items found' });
  const take = (place: Place, attribution: string): void => {
    chosen(place);
    found.replaceChildren();
    input.value = inFull(place);
    status.textContent = say.placeTaken({ place: inFull(place), attribution });
    input.focus();
  };
  const search = async (): Promise<void> => {
    const name = input.value.trim();
    found.replaceChildren();
    if (name === '') {
      status.textContent = say.typeTown();
      return input.focus();
    }
    status.textContent = say.searching();
    try {
      const { places, attribution } = await find(name);
      const [only] = places;
      if (only && places.length === 1) return take(only, attribution);
      status.textContent = places.length === 0 ? say.noPlace() : say.placesFound({ count: places.length, attribution });
      found.append(
        ...places.map((place) =>
          make(
            'li',
            {},
            make('button', { type: 'button', class: 'plain', click: () => take(place, attribution) }, inFull(place)),
          ),
        ),
      );
    } catch (fault) {
      status.textContent = fault instanceof Error ? fault.message : say.searchFailed();
    }
  };
  const input = make('input', {
    id,
    type: 'search',
    maxlength: MOST_CHARACTERS,
    autocomplete: 'off',
    keydown: (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return;
      // Enter searches here and sends nothing.
      event.preventDefault();
      void search();
    },
  });
  return make(
    'div',
    { class: 'field place' },
    make('label', { for: id }, say.findPlace()),
    make('p', { class: 'hint', id: `${id}-hint` }, say.findPlaceHint()),
    make(
      'div',
      { class: 'row' },
      make('div', { class: 'grow' }, input),
      make('button', { type: 'button', class: 'second', click: () => void search() }, say.find()),
    ),
    status,
    found,
  );
}
