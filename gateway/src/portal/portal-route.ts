import { applyDecorators, Get, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { notFound } from '../web/fault-pages.ts';
import { pageFaults } from '../web/faults.ts';
import { HOME } from '../web/portal-paths.ts';
import type { RouteSettings } from '../web/route.ts';

export const TO_HOME = { href: HOME, label: 'To the developer page' } as const;

export const NO_SUCH_PAGE = notFound(TO_HOME);

/** All addresses of the developer page, as middleware names them. */
export const PORTAL_PATHS: readonly string[] = [HOME, `${HOME}/*path`];

/** What every address of the developer page takes. */
export const PORTAL: RouteSettings = {
  methods: ['GET', 'HEAD', 'POST'],
  needsHost: true,
  faults: pageFaults(TO_HOME),
};

/** Routes GET and HEAD of these paths to a method of a controller. */
export const Shows = (...paths: readonly string[]): MethodDecorator =>
  applyDecorators(Get([...paths]), RouteConfig({ settings: PORTAL }));

/** Routes POST of this path to a method of a controller. */
export const Takes = (path: string): MethodDecorator => applyDecorators(Post(path), RouteConfig({ settings: PORTAL }));
