import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { IdentityResult } from '../../gateways/identity/gateway.ts';
import { ProviderUnavailableError } from '../../gateways/provider.ts';
import { beginIdentityCheck, resolveCheck } from '../../operations/accounts/check-identity.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLatestCheck } from '../../store/accounts/identity-checks.ts';

type Call = typeof account.runKycCheck;

/** No transaction is open while the provider is asked. */
export const runKycCheck: Handler<Call> = async ({ start }, ctx) => {
  const { db, config, identity, actor } = ctx;
  if (identity === null) return refused('IdentityChecksOff');
  const { userId } = actor;
  try {
    const latest = await findLatestCheck(db, { userId, provider: identity.name });
    if (latest?.state === 'verified') return ok(viewResult({ status: 'verified' }));
    if (latest?.state === 'pending' && latest.session !== null) {
      const { id, session } = latest;
      return ok(viewResult(await resolveCheck({ db, identity }, { id, session })));
    }
    if (start === 0) return ok({ kyc_status: latest?.state ?? 'none', verification_url: null });
    return ok(viewResult(await beginIdentityCheck({ db, config, identity }, userId)));
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return refused('IdentityUnavailable');
    throw error;
  }
};

const viewResult = (result: IdentityResult): ReturnOf<Call> => ({
  kyc_status: result.status,
  verification_url: result.status === 'pending' ? result.url : null,
});
