// Written by npm run generate from protocol.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly crisisLine: () => string;
  readonly childPanel: () => string;
};

const translated = catalogue<Messages>({
});

export const say: Messages = {
  crisisLine: () => translated()?.crisisLine?.() ?? `In a mental-health crisis contact local emergency services or a crisis line now.`,
  childPanel: () => translated()?.childPanel?.() ?? `The child panel is for the advisor only; its raw output never goes to a parent or caregiver.`,
};
