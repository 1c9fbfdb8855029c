import { useRouter } from '@tanstack/react-router';
import { CheckoutQrDialog } from '../../features/checkout-qr/checkout-qr-dialog.tsx';
import { paths } from '../../paths.ts';
import { ProfilePage } from './profile-page.tsx';

/** The dialog has its own address, so that it can be linked and put on a home screen. */
export function CheckoutCodePage() {
  const router = useRouter();
  // Closing it leads to where it was opened, such as the pickups.
  const close = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: paths.profile });
  };
  return (
    <>
      <ProfilePage />
      <CheckoutQrDialog inAddress onClose={close} />
    </>
  );
}
