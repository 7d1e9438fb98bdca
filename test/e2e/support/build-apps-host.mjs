import { build } from 'vite';

// Prints the program of apps-host.js with the libraries that it needs, for a page of a test.
const { output } = await build({
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'silent',
  build: {
    write: false,
    minify: false,
    rolldownOptions: { input: new URL('./apps-host.js', import.meta.url).pathname },
  },
});
process.stdout.write(output[0].code);
