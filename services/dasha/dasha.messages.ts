// Written by npm run generate from dasha.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly weighedWithoutHouses: () => string;
  readonly transitsAloneDoNotGive: () => string;
};

const translated = catalogue<Messages>({
});

export const say: Messages = {
  weighedWithoutHouses: () => translated()?.weighedWithoutHouses?.() ?? `Placidus cusps do not exist at this latitude, so star and sub lords are weighed without their houses.`,
  transitsAloneDoNotGive: () => translated()?.transitsAloneDoNotGive?.() ?? `Transits alone do not give it.`,
};
