import type { defaults } from '@hammerdock/contract/services/defaults.ts';
import { STATES } from '@hammerdock/domain/checks/states.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';

export const getStates: Handler<typeof defaults.getStates> = () =>
  Promise.resolve(ok({ state_list: [...STATES] }));
