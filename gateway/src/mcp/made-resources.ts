import type { ReadResourceResult } from '@modelcontextprotocol/server';
import type { CallContext } from './calls.ts';

type Contents = ReadResourceResult['contents'][number];

/** Makes resources of one kind for their caller. */
export interface ResourceMaker {
  /** Whether a URI is of this kind, be it one that can be made or not. */
  owns(uri: string): boolean;
  /** Throws ProtocolError where it cannot be made. */
  make(uri: string, context: CallContext): Promise<Contents>;
}

/** Resources that are made when they are read, beside texts, which are the same for everybody. Makers stand above this folder. */
export class MadeResources {
  #makers: readonly ResourceMaker[] = [];

  add(maker: ResourceMaker): void {
    this.#makers = [...this.#makers, maker];
  }

  /** Undefined where no maker has that URI. */
  read(uri: string, context: CallContext): Promise<Contents> | undefined {
    return this.#makers.find((maker) => maker.owns(uri))?.make(uri, context);
  }
}
