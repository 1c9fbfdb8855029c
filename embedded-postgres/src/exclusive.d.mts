/** Held until it is released or the process ends. */
export interface Exclusive {
  release(): void;
}

export function identifyProcess(pid: number): string | undefined;
export function isRunning(identity: string): boolean;
export function claimExclusively(locksDir: string): Promise<Exclusive | { holder: string }>;
