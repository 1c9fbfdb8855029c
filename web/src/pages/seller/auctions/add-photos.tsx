import { LinkButton } from '../../../links.tsx';
import { paths } from '../../../paths.ts';

/** To the upload of a ZIP file with photos of its lots. */
export const AddPhotos = ({ auctionId }: { auctionId: string }) => (
  <LinkButton variant="default" to={paths.sellerImport} search={{ auction: auctionId }}>
    Add photos from a ZIP file
  </LinkButton>
);
