// The social networks that the footer has marks for.

const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const;

export type SocialNetwork = (typeof NETWORKS)[keyof typeof NETWORKS];

const PROFILE = /^https:\/\/(?:www\.)?([a-z]+)\.com\/[!-~]+$/;

const isKnown = (name: string): name is keyof typeof NETWORKS => Object.hasOwn(NETWORKS, name);

/** The network of a profile's https address; null for anything else. */
export function socialNetworkOf(address: string): SocialNetwork | null {
  const [, name = ''] = PROFILE.exec(address) ?? [];
  return isKnown(name) ? NETWORKS[name] : null;
}
