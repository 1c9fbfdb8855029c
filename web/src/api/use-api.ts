import { createContext, use } from 'react';
import { openApi, overHttp, type Api } from './client.ts';

export const ApiContext = createContext<Api>(openApi(overHttp));
export const useApi = (): Api => use(ApiContext);
