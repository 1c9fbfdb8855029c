import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';

/** Instead of a way in, for a user who is signed in: Back leads there after it. */
export function LeadOn({ referer }: { referer: string | undefined }) {
  const router = useRouter();
  useEffect(() => router.history.replace(referer ?? paths.home), [router, referer]);
  return null;
}
