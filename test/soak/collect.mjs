import { collectGarbage } from '@cuspal/telemetry';

// Loaded into every process of the soak: a full collection every half minute, so that memory that grows is memory that is held. By
// itself V8 collects when the heap has doubled, which takes a service with few calls longer than a soak.
setInterval(collectGarbage, 30_000).unref();
