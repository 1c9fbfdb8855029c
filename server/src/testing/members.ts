// A user with a session, for tests of calls that need nothing more.
import { decryptMessage } from '../operations/message-secret.ts';
import { buildPerson, buildSession, type Person } from './build.ts';
import type { World } from './world.ts';

export interface Member extends Person {
  readonly token: string;
}

export async function addMember(
  world: World,
  role: 'buyer' | 'seller' | 'staff' | 'admin' = 'buyer',
): Promise<Member> {
  const person = await buildPerson(world.owner, { role });
  const { token } = await buildSession(world.owner, person.id);
  return { ...person, token };
}

/** Every message to an address or a phone, newest first and decrypted. */
export async function messagesTo(world: World, recipient: string) {
  const rows = await world.owner
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => decryptMessage(world.app.context.vault, row) ?? row);
}

/** A buyer impersonated by an admin: the session is the admin's, acting as the buyer (R36). */
export async function addImpersonated(world: World): Promise<Member> {
  const member = await addMember(world);
  const { id: impersonatorId } = await buildPerson(world.owner, { role: 'admin' });
  await world.owner
    .updateTable('sessions')
    .set({ impersonatorId })
    .where('userId', '=', member.id)
    .execute();
  return member;
}
