/** Everyone who watches the lot may join. */
export const lotRoom = (lotId: string): string => `lot:${lotId}`;

/** Joined only at the handshake, by a valid session. */
export const userRoom = (userId: string): string => `user:${userId}`;
