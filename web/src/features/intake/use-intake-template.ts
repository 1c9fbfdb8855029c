// The template of the next lots, which is on this device for times without a connection.
import type { SellerLotTemplate } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import type { TemplateFields } from './fill-lot.ts';

interface Stored {
  /** Whose template it is: others sign in on this device too. */
  readonly sellerId: string;
  readonly template: SellerLotTemplate | null;
}

const NONE: Stored = { sellerId: '', template: null };

export function useIntakeTemplate(acting: { readonly seller_id?: string }) {
  const { user } = useSession();
  const sellerId = acting.seller_id ?? user?.user_id ?? '';
  const [stored, setStored] = useLocalStorage({
    key: 'hammerdock.intake-template',
    defaultValue: NONE,
    getInitialValueInEffect: false,
  });
  const previous = stored.sellerId === sellerId ? stored.template : null;
  const found = useCall('lotTemplates.listLotTemplates', acting).data?.templateList;
  const templates = found ?? (previous === null ? [] : [previous]);
  const template = chosenOf(templates, previous);
  // Its newest fields, or nothing where it was deleted.
  const keep = useEffectEvent((newest: SellerLotTemplate | null) => {
    const isSame = JSON.stringify(newest) === JSON.stringify(previous);
    if (previous !== null && !isSame) setStored({ sellerId, template: newest });
  });
  useEffect(() => {
    if (found !== undefined) keep(template);
  }, [found, template]);
  return {
    templates,
    chosenId: template?.id ?? '',
    template: template === null ? null : fieldsOf(template),
    choose: (id: string): void =>
      setStored({ sellerId, template: templates.find((each) => each.id === id) ?? null }),
  };
}

const chosenOf = (templates: readonly SellerLotTemplate[], previous: SellerLotTemplate | null) =>
  previous === null ? null : (templates.find(({ id }) => id === previous.id) ?? null);

function fieldsOf(template: SellerLotTemplate): TemplateFields {
  const { id: _, name: _name, version: _version, ...fields } = template;
  return fields;
}
