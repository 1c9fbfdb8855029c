// The upload of a ZIP file with photos, which ends with its page.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ARCHIVE_MB_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { useApi } from '../../../api/use-api.ts';
import { sendArchive } from '../../../api/send-archive.ts';
import { useActing } from '../../../features/seller/acting-seller.tsx';
import { paths } from '../../../paths.ts';

export function useArchiveUpload(auctionId: string | null) {
  const api = useApi();
  const acting = useActing();
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const control = useRef<AbortController | null>(null);
  useEffect(() => {
    const stop = (): void => control.current?.abort();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, []);
  const send = async (file: File | null) => {
    if (file === null) return;
    if (file.size > ARCHIVE_MB_MAX * 1024 * 1024) {
      setProblem(`This file is larger than ${ARCHIVE_MB_MAX} MB. Split it, and try again.`);
      return;
    }
    const { signal } = (control.current = new AbortController());
    setPercent(0);
    setProblem('');
    try {
      const sending = { file, acting, auctionId, signal, onProgress: setPercent };
      const id = await sendArchive(api, sending);
      // The page still asks before it is left, since it has not rendered the end of the upload.
      await navigate({ to: paths.sellerPhotoArchive(id), ignoreBlocker: true });
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setPercent(null);
    }
  };
  return { send, stop: () => control.current?.abort(), percent, problem };
}
