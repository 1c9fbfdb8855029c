import { useNavigate } from '@tanstack/react-router';
import { CheckoutQrDialog } from '../../features/checkout-qr/checkout-qr-dialog.tsx';
import { paths } from '../../paths.ts';
import { ProfilePage } from './profile-page.tsx';

/** The dialog has its own address, so that it can be linked and put on a home screen. */
export function CheckoutCodePage() {
  const navigate = useNavigate();
  return (
    <>
      <ProfilePage />
      <CheckoutQrDialog inAddress onClose={() => void navigate({ to: paths.profile })} />
    </>
  );
}
