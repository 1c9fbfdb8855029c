import { Stack } from '@mantine/core';
import { isOffline, textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { RefusedHandovers, WaitingHandovers } from './handovers/handover-notes.tsx';
import { useHandovers } from './handovers/use-handovers.ts';
import { useOpenVisit } from './handovers/use-open-visit.ts';
import { Parcels } from './parcels.tsx';
import { ScanBox } from './scan-box.tsx';
import { Today } from './today.tsx';
import { Visit } from './visit.tsx';

const OFFLINE = 'You’re offline. Codes can be opened once you’re back online.';

/** PICK-03: scans the buyer's code first, then the labels of the lots. */
export function DeskPage() {
  const userId = useSession().user?.user_id ?? '';
  const { pass, open: setPass, replace, end } = useOpenVisit(userId);
  const handovers = useHandovers(userId, replace);
  const isOnline = useOnline();
  const open = useCommand('pickup.openPickupPass', { onDone: setPass, onRefused: () => true });
  const center = useCall('pickup.getPickupDesk', {}).data?.center ?? null;
  const complaint = isOffline(open.error) ? OFFLINE : textOf(open.error);
  return (
    <>
      {pass !== null ? (
        <Visit
          key={pass.pass_id}
          pass={pass}
          center={center}
          handovers={handovers}
          onChange={replace}
          onEnd={end}
        />
      ) : (
        <>
          <PageHead title={center === null ? 'Pickup desk' : `${center} pickup desk`} />
          <RefusedHandovers handovers={handovers} openPassId={null} />
          <Stack maw={560}>
            <ScanBox
              label="Checkout code"
              description="Scan the buyer’s Checkout QR Code, or type the code below it"
              action="Open"
              missing="Scan or type the code first."
              busy={open.isPending}
              complaint={open.isError ? complaint : null}
              note={isOnline ? null : OFFLINE}
              onScan={(code) => {
                open.mutate({ code });
                return false;
              }}
            />
          </Stack>
          <Today center={center} />
          <Parcels />
        </>
      )}
      <WaitingHandovers handovers={handovers} />
    </>
  );
}
