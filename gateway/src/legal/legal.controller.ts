import type { IncomingMessage } from 'node:http';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import { token } from '../core/provide.ts';
import { answerKept, keptPage, KeptTexts, type KeptText } from '../docs/kept-texts.ts';
import { addressOf, library } from '../docs/library.ts';
import { renderMarkdown } from '../docs/markdown.ts';
import { pageFaults } from '../web/faults.ts';
import { HostGuard, RouteGuard } from '../web/guards.ts';
import type { Html } from '../web/html.ts';
import { Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { BASE_URL_OF } from '../web/web.module.ts';
import { choiceHeaders, forMany, inPageLanguage, pageLanguage } from '../web/page-language.ts';
import type { Legal } from './legal-file.ts';
import { privacyPage, termsPage } from './legal-pages.ts';
import { namesProcessing, SUBPROCESSORS, subprocessorsPage } from './subprocessors-page.ts';

/** What the operator filled in; undefined where that is nothing. */
export const LEGAL = token<Legal | undefined>('legal');

/** Addresses of the pages that say something: the page of sub-processors does where the operator has filled it in. */
export const legalPaths = (legal: Legal | undefined): readonly string[] => [
  '/privacy',
  '/terms',
  ...(legal && namesProcessing(legal) ? [SUBPROCESSORS] : []),
];

const next = { href: '/', label: 'Home' };
const READ: RouteSettings = { methods: ['GET', 'HEAD'], needsHost: true, faults: pageFaults(next) };

/** Privacy, terms and sub-processors: our text on what the program does, with what the operator filled in. */
@Controller()
@UseGuards(HostGuard, RouteGuard)
export class LegalController {
  #privacy: KeptText | undefined;
  #terms: KeptText | undefined;
  readonly #subprocessors = new KeptTexts();

  constructor(
    @Inject(LEGAL) private readonly legal: Legal | undefined,
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
  ) {}

  @Route('/privacy', READ)
  privacy(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    answerKept(reply, (this.#privacy ??= keptPage(privacyPage(this.legal, whatIsKept()))), this.baseUrlOf(raw));
  }

  @Route('/terms', READ)
  terms(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): void {
    answerKept(reply, (this.#terms ??= keptPage(termsPage(this.legal))), this.baseUrlOf(raw));
  }

  @Route(SUBPROCESSORS, READ)
  async subprocessors(@Req() { raw }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    await inPageLanguage(raw, () => {
      const write = () => keptPage(subprocessorsPage(this.legal));
      const kept = this.#subprocessors.of(pageLanguage(), () => forMany(SUBPROCESSORS, write));
      answerKept(reply, { ...kept, headers: { ...kept.headers, ...choiceHeaders() } }, this.baseUrlOf(raw));
    });
  }
}

/** The section of docs/accounts.md that says what is kept, so that the page and the documents cannot differ. */
function whatIsKept(): Html {
  const text = library().sourceAt('accounts') ?? '';
  const [, section = ''] = text.split(/^## What is kept, and for how long$/m);
  const [first = ''] = section.split(/^## /m);
  return renderMarkdown(
    first.replaceAll(/\]\(([\w-]+)\.md/g, (_link, name: string) => `](${addressOf(name)}`),
    {
      ofLink: (href) => (/^(?:\/|#|https:)/.test(href) ? href : null),
      ofCode: () => null,
    },
  );
}
