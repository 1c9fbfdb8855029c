import { Button } from '@mantine/core';
import { useState } from 'react';
import { besideFields } from '../../api/field-errors.ts';
import { useCommand } from '../../api/query.tsx';
import { NameDialog, useNameForm } from './name-dialog.tsx';

interface Named {
  readonly id: string;
  readonly title: string;
}

/** SELL-04: saves an auction's terms and times, or a lot's fields, for others. */
export function SaveAsTemplate(props: { readonly auction: Named } | { readonly lot: Named }) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        Save as template
      </Button>
      {isAsking && 'auction' in props && <SaveAuction auction={props.auction} onClose={close} />}
      {isAsking && 'lot' in props && <SaveLot lot={props.lot} onClose={close} />}
    </>
  );
}

const TEXTS = {
  title: 'Save as template',
  description: 'A template of the same name is replaced.',
  submitLabel: 'Save template',
};

interface Closing {
  readonly onClose: () => void;
}

function SaveAuction({ auction, onClose }: Closing & { readonly auction: Named }) {
  const form = useNameForm(auction.title);
  const save = useCommand('auctionTemplates.saveAuctionTemplate', {
    refreshes: ['auctionTemplates.listAuctionTemplates'],
    onDone: onClose,
    onRefused: besideFields(form),
  });
  return (
    <NameDialog
      {...TEXTS}
      form={form}
      isPending={save.isPending}
      onSubmit={(name) => save.mutate({ auction_id: auction.id, name })}
      onClose={onClose}
    />
  );
}

function SaveLot({ lot, onClose }: Closing & { readonly lot: Named }) {
  const form = useNameForm(lot.title);
  const save = useCommand('lotTemplates.saveLotTemplate', {
    refreshes: ['lotTemplates.listLotTemplates'],
    onDone: onClose,
    onRefused: besideFields(form),
  });
  return (
    <NameDialog
      {...TEXTS}
      form={form}
      isPending={save.isPending}
      onSubmit={(name) => save.mutate({ lot_id: lot.id, name })}
      onClose={onClose}
    />
  );
}
