/** The current frame of a video in full size; null when there is none. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return photo === null ? null : new File([photo], name, { type: photo.type });
}

/** High, because the server compresses it again. */
const QUALITY = 0.92;
