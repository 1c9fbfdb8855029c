import type { Page } from '@playwright/test';

const PHONE_WIDTH_MAX = 600;

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONE_WIDTH_MAX;
