import { test as setup } from '@playwright/test';
import { buildStand } from './stand.ts';

setup('the design page is built', buildStand);
