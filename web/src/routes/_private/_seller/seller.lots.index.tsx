import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';

export const Route = createFileRoute('/_private/_seller/seller/lots/')({
  beforeLoad: () => {
    throw redirect({ to: paths.sellerLots('open') });
  },
});
