/** Open to everyone who watches the lot. */
export const lotRoom = (lotId: string): string => `lot:${lotId}`;

/** Entered at the handshake by a live session, and in no other way. */
export const userRoom = (userId: string): string => `user:${userId}`;
