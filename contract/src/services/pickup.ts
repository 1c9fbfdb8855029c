export const pickup = {} as const;
