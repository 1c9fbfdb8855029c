import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';

export const Route = createFileRoute('/_private/_seller/seller/auctions/')({
  beforeLoad: () => {
    throw redirect({ to: paths.sellerAuctions('open') });
  },
});
