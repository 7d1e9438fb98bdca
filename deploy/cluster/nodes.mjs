const ZONES = ['a', 'b', 'c'];
const NODES_A_ZONE = 2;
const SIZE = { cpu: '32', memory: '128Gi', pods: '110' };

export const zoneOf = (node) => node.metadata.labels['topology.kubernetes.io/zone'];

/** Two nodes in each of three zones, which kwok plays. */
export const nodeObjects = () =>
  ZONES.flatMap((zone) =>
    Array.from({ length: NODES_A_ZONE }, (_, index) => {
      const name = `node-${zone}${index + 1}`;
      return {
        apiVersion: 'v1',
        kind: 'Node',
        metadata: {
          name,
          labels: {
            'kubernetes.io/hostname': name,
            'kubernetes.io/os': 'linux',
            'topology.kubernetes.io/zone': zone,
          },
        },
        status: { capacity: SIZE, allocatable: SIZE },
      };
    }),
  );
