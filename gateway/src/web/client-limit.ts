import type { LimitName, Limits, Taken } from '../limits/limits.ts';
import { networkOf, siteOf } from './client-address.ts';

type ClientLimits = Pick<Limits, 'take' | 'giveBack'>;

/** A site has 65,536 networks; it may ask for what so many of them may. */
export const NETWORKS_OF_A_SITE = 8;

/** One try of a client, counted for its network and with IPv6 for the site around that too. */
export async function takeOfClient(limits: ClientLimits, name: LimitName, ip: string): Promise<Taken> {
  const [network, site] = [networkOf(ip), siteOf(ip)];
  const own = await limits.take(name, network);
  if (!own.ok || site === undefined) return own;
  const around = await limits.take(name, site, NETWORKS_OF_A_SITE);
  if (around.ok) return own;
  await limits.giveBack(name, network, 1);
  return around;
}

/** Gives back a try that was not used. */
export async function giveBackToClient(limits: ClientLimits, name: LimitName, ip: string): Promise<void> {
  const site = siteOf(ip);
  await limits.giveBack(name, networkOf(ip), 1);
  if (site !== undefined) await limits.giveBack(name, site, 1, NETWORKS_OF_A_SITE);
}
