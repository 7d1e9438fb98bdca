import type { Logo } from '@cuspal/report';
import { drawPng, type Refuse } from './png-logo.ts';
import { drawSvg } from './svg-logo.ts';

/** A picture that is refused, and why. */
export class LogoFault extends Error {}

export const MOST_LOGO_BYTES = 200 * 1024;
/** Pixels of a side. */
const MOST_LOGO_SIDE = 2_000;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A logo, decoded and drawn anew, so that nothing but the picture comes through.
 *
 * @throws LogoFault where it is none, too large, or has a part that is refused.
 */
export function drawLogo(bytes: Uint8Array): Logo {
  if (bytes.length > MOST_LOGO_BYTES)
    throw new LogoFault(
      `The logo has ${bytes.length} bytes but may have ${MOST_LOGO_BYTES}. Send a smaller one, or SVG.`,
    );
  if (PNG.equals(bytes.subarray(0, PNG.length))) return { type: 'png', bytes: drawPng(bytes, MOST_LOGO_SIDE, refusal) };
  const text = Buffer.from(bytes).toString();
  if (/^\uFEFF?\s*(?:<\?xml|<!--|<svg)/.test(text))
    return { type: 'svg', text: drawSvg(text, MOST_LOGO_SIDE, refusal) };
  throw new LogoFault('The logo is neither PNG nor SVG. Send one of these in base64.');
}

const refusal: Refuse = (message) => new LogoFault(message);
