/** The camera of the device, shown in one video at a time. */
export function openLens(wanted: MediaTrackConstraints) {
  let stream: MediaStream | null = null;
  // The permission prompt can stay open long; the camera may no longer be needed then.
  let turn = 0;
  const release = (): void => {
    turn += 1;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
  };
  return {
    release,
    /** null: it was stopped meanwhile. */
    show: async (video: HTMLVideoElement): Promise<'on' | 'blind' | null> => {
      release();
      const own = turn;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: wanted });
        if (turn === own) {
          video.srcObject = stream;
          await video.play();
        }
      } catch {
        // Refused, missing or in use: a file can still be chosen.
        return turn === own ? 'blind' : null;
      }
      if (turn === own) return 'on';
      release();
      return null;
    },
  };
}
