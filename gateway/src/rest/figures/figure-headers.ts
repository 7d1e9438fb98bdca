import { createHash } from 'node:crypto';
import { INLINE_STYLES } from '@cuspal/figures';

/** Sources of style-src for the styles that figures carry in themselves. */
export const FIGURE_STYLE_SOURCES = [
  "'unsafe-hashes'",
  ...INLINE_STYLES.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`),
];

/** A figure opened by itself runs and loads nothing, and only its own styles count. */
export const FIGURE_HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy': `default-src 'none'; style-src ${FIGURE_STYLE_SOURCES.join(' ')}; frame-ancestors 'none'; sandbox`,
  'X-Content-Type-Options': 'nosniff',
} as const;
