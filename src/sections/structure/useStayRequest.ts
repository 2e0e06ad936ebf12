import { changeStayRequest, stayRequestStore, type StayRequest } from '../../browser/stayRequestStore';
import type { PlainDate } from '../../domain/stay/plainDate';
import { moveWithToday } from '../../domain/stay/stay';
import { useHotelToday } from '../../hooks/useHotelNow';
import { useStore } from '../../hooks/useStore';

/** The reservation request and its setter; past dates move to today. */
export function useStayRequest(): { today: PlainDate | null; request: StayRequest; change: (change: Partial<StayRequest>) => void } {
  const today = useHotelToday();
  const request = useStore(stayRequestStore);
  return { today, request: today ? { ...request, stay: moveWithToday(request.stay, today) } : request, change: changeStayRequest };
}
