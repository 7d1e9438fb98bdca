import { existsSync } from 'node:fs';

const PLACES = [
  process.env['CHROMIUM_PATH'] ?? '',
  // The engine without windows: pages take a quarter less of a processor.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium of this machine; undefined where there is none. */
export const chromiumPath = (): string | undefined => PLACES.find((path) => path !== '' && existsSync(path));
