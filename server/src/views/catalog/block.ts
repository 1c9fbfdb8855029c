import type { Block } from '@hammerdock/contract/shapes/catalog.ts';
import type { HomeBlock } from '../../store/catalog/home-blocks.ts';
import { viewLotCard, viewLotTile } from '../auctions/lot.ts';

export function viewBlock(block: HomeBlock, viewerId: string | null): Block {
  const { brief, rows, ...described } = block;
  return brief
    ? { ...described, brief, lots: rows.map((row) => viewLotTile(row, viewerId)) }
    : { ...described, brief, lots: rows.map((row) => viewLotCard(row, viewerId)) };
}
