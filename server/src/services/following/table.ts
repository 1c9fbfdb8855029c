import type { following } from '@hammerdock/contract/services/following.ts';
import type { ServiceTable } from '../../rpc/handler.ts';
import { addFollower } from './addFollower.ts';
import { listFollowedSellers } from './listFollowedSellers.ts';
import { getFollower } from './getFollower.ts';

export const followingTable: ServiceTable<typeof following> = {
  addFollower,
  getFollower,
  listFollowedSellers,
};
