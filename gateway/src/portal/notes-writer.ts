import { Injectable } from '@nestjs/common';
import { LastUsed } from '../auth/last-used.ts';
import { Journal } from '../journal/journal.ts';

/** Writes down what has been noted a moment ago, so that a page shows it. */
@Injectable()
export class NotesWriter {
  constructor(
    private readonly journal: Journal,
    private readonly lastUsed: LastUsed,
  ) {}

  async write(): Promise<void> {
    await Promise.all([this.journal.write(), this.lastUsed.write()]);
  }
}
