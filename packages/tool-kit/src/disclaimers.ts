import type { DisclaimerClass } from '@cuspal/catalog/taxonomy';
import { say } from './tool-kit.messages.ts';

const TEXTS: Readonly<Record<DisclaimerClass, () => string>> = {
  health: say.healthDisclaimer,
  longevity: say.longevityDisclaimer,
  child: say.childDisclaimer,
  legal: say.legalDisclaimer,
  financial: say.financialDisclaimer,
  relationship: say.relationshipDisclaimer,
  tendency: say.tendencyDisclaimer,
};

/** The text that stands in every result of a tool of this class, whatever it says. */
export const disclaimerText = (disclaimer: DisclaimerClass): string => TEXTS[disclaimer]();

/** Stands in results of the system `extension` that name no narrower note. */
export const extensionNote = (): string => say.extensionNote();
