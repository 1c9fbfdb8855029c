// Applying a template to the selected drafts, and why nothing was changed.
import type { SellerLotRow } from '@hammerdock/contract/services/seller/seller-lots.ts';
import type { TemplateFill } from '@hammerdock/domain/catalog/templates/apply-template.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '@hammerdock/domain/text/format.ts';
import { isRefusal, textOf } from '../../../api/call-error.ts';
import type { Answer } from '../../../api/calls.ts';
import { refreshCalls } from '../../../api/query.tsx';
import { alertSuccess } from '../../../lib/notices/alerts.ts';
import { nameOf } from './lot-texts.ts';
import { LOT_CALLS, type DraftEditor } from './use-draft-changes.ts';

type Changed = Answer<'lotTemplates.applyLotTemplate'>;
type Lots = readonly SellerLotRow[];

interface Options {
  readonly lots: Lots;
  readonly drafts: Pick<DraftEditor, 'applyTemplate'>;
  readonly onDone: () => void;
}

export function useApplyTemplate({ lots, drafts, onDone }: Options) {
  const client = useQueryClient();
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send = async (template_id: string, fill: TemplateFill): Promise<void> => {
    const wanted = lots.map(({ id: lot_id, version }) => ({ lot_id, version }));
    try {
      const changed = await drafts.applyTemplate({ template_id, fill, lots: wanted });
      if (changed.written === 0) setProblems(problemsOf(changed, lots));
      else {
        alertSuccess(summaryOf(changed));
        onDone();
      }
    } catch (error) {
      setProblems([isRefusal(error, 'NotFound') ? GONE : textOf(error)]);
      // The list then has what is there.
      if (isRefusal(error, 'NotFound')) await refreshCalls(client, [TEMPLATES, ...LOT_CALLS]);
    }
  };
  return {
    isSending,
    problems,
    clear: () => setProblems([]),
    apply: async (templateId: string, fill: TemplateFill): Promise<void> => {
      setProblems([]);
      setIsSending(true);
      await send(templateId, fill);
      setIsSending(false);
    },
  };
}

const TEMPLATES = 'lotTemplates.listLotTemplates';

const GONE =
  'The template or one of these lots doesn’t exist anymore. Close this and choose them again.';

const LISTED = 5;

/** A sentence for each lot that keeps the others from being changed. */
function problemsOf({ lotList }: Changed, lots: Lots): string[] {
  const names = new Map(lots.map((lot) => [lot.id, nameOf(lot)]));
  const all = lotList.flatMap(({ lot_id, fault, problems }) => {
    const name = names.get(lot_id) ?? '';
    if (fault === 'changed') return [`${name}: Someone else has changed it meanwhile.`];
    return problems.map(({ problem }) => `${name}: ${problem}`);
  });
  const more = all.length - LISTED;
  return more > 0 ? [...all.slice(0, LISTED), `And ${more} more.`] : all;
}

function summaryOf({ lotList }: Changed): string {
  const filled = lotList.filter(({ before }) => Object.keys(before.fields).length > 0).length;
  if (filled === 0) return 'These lots have all of the template already.';
  return `The template filled ${countOf(filled, 'lot')}.`;
}
