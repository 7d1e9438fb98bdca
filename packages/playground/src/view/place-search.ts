import type { Place, Places } from '../calls/server.ts';
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
    status.textContent = `Coordinates and time zone are those of ${inFull(place)}. ${attribution}`;
    input.focus();
  };
  const search = async (): Promise<void> => {
    const name = input.value.trim();
    found.replaceChildren();
    if (name === '') {
      status.textContent = 'Type the name of a town first.';
      return input.focus();
    }
    status.textContent = 'Searching …';
    try {
      const { places, attribution } = await find(name);
      const [only] = places;
      if (only && places.length === 1) return take(only, attribution);
      status.textContent =
        places.length === 0
          ? 'No such place was found. Try another spelling, or fill in the coordinates.'
          : `${places.length} places found. Choose one. ${attribution}`;
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
      status.textContent = fault instanceof Error ? fault.message : 'The search failed. Try again.';
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
    make('label', { for: id }, 'Find a place'),
    make('p', { class: 'hint', id: `${id}-hint` }, 'Town with region or country, in any script.'),
    make(
      'div',
      { class: 'row' },
      make('div', { class: 'grow' }, input),
      make('button', { type: 'button', class: 'second', click: () => void search() }, 'Find'),
    ),
    status,
    found,
  );
}
