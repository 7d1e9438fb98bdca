import autocannon from 'autocannon';

/** What the process of the load tool is asked to send, over and over. */
export interface LoadOrder {
  readonly url: string;
  readonly requests: readonly {
    readonly method: 'POST';
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: string;
  }[];
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all connections together; left out, as fast as they are answered. */
  readonly rate?: number;
}

/** What came of it. */
export interface LoadReport {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers of another status than 200, and requests without one. */
  readonly failed: number;
}

process.on('message', ({ url, requests, connections, seconds, rate }: LoadOrder) => {
  void autocannon({
    url,
    connections,
    duration: seconds,
    requests: [...requests],
    ...(rate !== undefined && { overallRate: rate }),
  }).then(({ '2xx': answered, duration, latency, non2xx, errors }) => {
    const report: LoadReport = {
      answered,
      perSecond: answered / duration,
      p50: latency.p50,
      p99: latency.p99,
      failed: non2xx + errors,
    };
    process.send?.(report);
  });
});
