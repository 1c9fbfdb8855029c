import { Stack } from '@mantine/core';
import { useState } from 'react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { Parcels } from './parcels.tsx';
import type { Pass } from './pass.ts';
import { ScanBox } from './scan-box.tsx';
import { Today } from './today.tsx';
import { Visit } from './visit.tsx';

/** PICK-03: scans the buyer's code first, then the labels of the lots. */
export function DeskPage() {
  const [pass, setPass] = useState<Pass | null>(null);
  const open = useCommand('pickup.openPickupPass', { onDone: setPass, onRefused: () => true });
  const center = useCall('pickup.getPickupDesk', {}).data?.center ?? null;
  if (pass !== null)
    return <Visit key={pass.pass_id} pass={pass} center={center} onEnd={() => setPass(null)} />;
  return (
    <>
      <PageHead title={center === null ? 'Pickup desk' : `${center} pickup desk`} />
      <Stack maw={560}>
        <ScanBox
          label="Checkout code"
          description="Scan the buyer’s Checkout QR Code, or type the code below it"
          action="Open"
          busy={open.isPending}
          complaint={open.isError ? textOf(open.error) : null}
          onScan={(code) => open.mutate({ code })}
        />
      </Stack>
      <Today center={center} />
      <Parcels />
    </>
  );
}
