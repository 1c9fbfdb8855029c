import { KINDS } from '@hammerdock/domain/notifications/kinds.ts';
import {
  AlarmClockIcon,
  BanIcon,
  BellIcon,
  ClockPlusIcon,
  CreditCardIcon,
  GiftIcon,
  MessageCircleIcon,
  PackageIcon,
  SearchIcon,
  ShieldCheckIcon,
  StoreIcon,
  TrendingUpIcon,
  TriangleAlertIcon,
  TrophyIcon,
  XIcon,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<number, LucideIcon>> = {
  [KINDS.outbid.id]: TriangleAlertIcon,
  [KINDS.leading.id]: TrophyIcon,
  [KINDS.closing.id]: AlarmClockIcon,
  [KINDS.won.id]: TrophyIcon,
  [KINDS.lost.id]: XIcon,
  [KINDS.moreTime.id]: ClockPlusIcon,
  [KINDS.payment.id]: CreditCardIcon,
  [KINDS.pickup.id]: PackageIcon,
  [KINDS.credit.id]: GiftIcon,
  [KINDS.search.id]: SearchIcon,
  [KINDS.account.id]: ShieldCheckIcon,
  [KINDS.questions.id]: MessageCircleIcon,
  [KINDS.canceled.id]: BanIcon,
  [KINDS.followed.id]: StoreIcon,
  [KINDS.trending.id]: TrendingUpIcon,
};

/** Of a kind that this page does not know yet: the bell. */
export function KindIcon({ kind }: { kind: number }) {
  const Icon = ICONS[kind] ?? BellIcon;
  return <Icon size={20} aria-hidden />;
}
