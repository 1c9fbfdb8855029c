import { LinkButton } from '../../links.tsx';
import { paths, type InvoiceList } from '../../paths.ts';
import { EmptyState } from '../../ui/states/state-page.tsx';
import { EMPTY_TEXTS } from './empty-texts.ts';

interface Props {
  readonly list: InvoiceList;
  /** When the first one comes; null: nothing was won. */
  readonly wonText: string | null;
}

export function NoReceipts({ list, wonText }: Props) {
  const { title, text } = EMPTY_TEXTS[list];
  return (
    <EmptyState
      title={wonText === null ? title : `${title} yet`}
      text={wonText ?? text}
      action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
    />
  );
}
