#!/usr/bin/env node
import { command } from './command.ts';

const { code, out, error } = command(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(error);
process.exitCode = code;
