import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { openApi, overHttp } from './api/client.ts';
import { openRouter } from './router.tsx';

const router = openRouter({ api: openApi(overHttp), origin: window.location.origin });
hydrateRoot(document, <RouterClient router={router} />);
